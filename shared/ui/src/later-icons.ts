/** Icons of pages that no first visit opens; bundled with the page that imports them. */
export { Camera, Copy, Download, KeyRound, Laptop, LockKeyhole, LogOut, Printer, ShieldCheck, Smartphone, UserRound } from 'lucide-react';
