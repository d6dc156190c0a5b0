#!/bin/sh
# Opens `exported.csv` with LibreOffice (Debian: apt-get install libreoffice-calc) in two locales, saves it as CSV, and as .xlsx and that as CSV.
set -eu
cd "$(dirname "$0")"
work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT

convert() { soffice "-env:UserInstallation=file://$work/$locale" --headless "$@" >/dev/null 2>&1; }

for locale in vi-VN en-US; do
  case $locale in vi-VN) language=1066 ;; *) language=1033 ;; esac
  mkdir -p "$work/$locale/user"
  cat >"$work/$locale/user/registrymodifications.xcu" <<XML
<?xml version="1.0" encoding="UTF-8"?>
<oor:items xmlns:oor="http://openoffice.org/2001/registry">
<item oor:path="/org.openoffice.Setup/L10N"><prop oor:name="ooSetupSystemLocale" oor:op="fuse"><value>$locale</value></prop></item>
</oor:items>
XML
  # Comma, double quote, UTF-8, from the first line, cells as they are taken for, the locale; saved as they are shown.
  opened="CSV:44,34,76,1,,$language,false,false"
  saved="Text - txt - csv (StarCalc):44,34,76,1,,$language,false,true"
  convert --infilter="$opened" --convert-to "csv:$saved" --outdir "$work/$locale" exported.csv
  mv "$work/$locale/exported.csv" "saved-$locale.csv"
  convert --infilter="$opened" --convert-to xlsx --outdir "$work/$locale" exported.csv
  convert --convert-to "csv:$saved" --outdir "$work/$locale" "$work/$locale/exported.xlsx"
  mv "$work/$locale/exported.csv" "saved-$locale-xlsx.csv"
done
