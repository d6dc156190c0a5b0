import { draftAddress } from '@gvg/contracts/composition/draft-document';
import type { TemplateDraft } from '@gvg/contracts/catalogue/http/page-templates';
import { localePath, locales } from '@gvg/contracts/values/locale';
import type { Locale } from '@gvg/contracts/values/locale';
import { useQuery } from '@gvg/query';
import { SkeletonBox, colorSchemeAttribute, color, fontSize, fontWeight, radius, rem, styled } from '@gvg/ui';
import { useEffect, useRef, useState } from 'react';
import { LoadError } from '../../../components/load-error.tsx';
import { StaffCard } from '../../../components/staff-card.tsx';
import { useStaffTexts } from '../../../texts/staff-texts.ts';
import { previewQuery } from '../api/preview.ts';
import { openInFrame } from '../open-in-frame.ts';

const Switch = styled('div')({
  display: 'inline-flex',
  padding: 3,
  borderRadius: radius.input,
  backgroundColor: color.soil,
  '& button': {
    minHeight: rem(32),
    padding: '2px 12px',
    border: 0,
    borderRadius: radius.input - 3,
    backgroundColor: 'transparent',
    color: color.ink,
    fontSize: fontSize.small,
    fontWeight: fontWeight.strong,
    cursor: 'pointer',
  },
  '& button[aria-pressed="true"]': { backgroundColor: color.card },
});
const Switches = styled('div')({
  display: 'flex',
  flexWrap: 'wrap',
  gap: 8,
  marginInlineStart: 'auto',
  paddingBlock: 4,
});
const Stage = styled('div')({ position: 'relative', overflow: 'hidden', backgroundColor: color.soil });
const Frame = styled('iframe')({
  display: 'block',
  marginInline: 'auto',
  border: 0,
  backgroundColor: color.paper,
  transformOrigin: '0 0',
});

const devices = ['desktop', 'phone'] as const;
type Device = (typeof devices)[number];
const schemes = ['light', 'dark'] as const;

/** Window sizes of the preview, in pixels. */
const windowOf: Record<Device, { width: number; height: number }> = {
  desktop: { width: 1_280, height: 860 },
  phone: { width: 390, height: 760 },
};

function Choice<Value extends string>({
  label,
  options,
  value,
  nameOf,
  onChoose,
}: {
  label: string;
  options: readonly Value[];
  value: Value;
  nameOf: (value: Value) => string;
  onChoose: (value: Value) => void;
}) {
  return (
    <Switch role="group" aria-label={label}>
      {options.map((option) => (
        <button key={option} type="button" aria-pressed={option === value} onClick={() => onChoose(option)}>
          {nameOf(option)}
        </button>
      ))}
    </Switch>
  );
}

/** Path of the page that best shows a template, without language prefix. */
function pathOf({ content }: TemplateDraft): string {
  if (content.type === 'PAGE') return `/page/${content.slug}`;
  return content.type === 'RATE_TABLE' ? '/rate-table' : '/';
}

/** Width of the stage, to scale down a wider window. */
function useWidth() {
  const ref = useRef<HTMLDivElement>(null);
  const [width, setWidth] = useState(0);
  useEffect(() => {
    const stage = ref.current;
    if (stage === null || typeof ResizeObserver === 'undefined') return undefined;
    const observer = new ResizeObserver(([entry]) => setWidth(entry?.contentRect.width ?? 0));
    observer.observe(stage);
    return () => observer.disconnect();
  }, []);
  return [ref, width] as const;
}

/** Preview: the shop's real page with the draft, rendered by its servers. Reloads after each save and keeps the scroll position. */
export function PreviewCard({ draft }: { draft: TemplateDraft }) {
  const { t, locale } = useStaffTexts();
  const [language, setLanguage] = useState<Locale>(locale);
  const [device, setDevice] = useState<Device>(() => (matchMedia('(min-width: 600px)').matches ? 'desktop' : 'phone'));
  const [scheme, setScheme] = useState<(typeof schemes)[number]>(() =>
    document.documentElement.getAttribute(colorSchemeAttribute) === 'dark' ? 'dark' : 'light',
  );
  const { data, error, refetch } = useQuery(previewQuery(draft.template));
  const [stage, width] = useWidth();
  const frame = useRef<HTMLIFrameElement>(null);
  // The footer is at the end of its page.
  const scrolledTo = useRef(draft.content.type === 'FOOTER' ? Number.MAX_SAFE_INTEGER : 0);
  const [isLoaded, setLoaded] = useState(false);
  const isShown = useRef(false);
  const token = data?.token;
  const latestToken = useRef(token);
  latestToken.current = token;
  const page = localePath(language, pathOf(draft));
  const hasToken = token !== undefined;
  useEffect(() => {
    const shown = frame.current?.contentWindow;
    if (!shown || latestToken.current === undefined) return;
    if (isShown.current) scrolledTo.current = shown.scrollY;
    openInFrame(shown, draftAddress(page, latestToken.current));
  }, [page, draft.revision, hasToken]);
  const applyScheme = () => {
    const root = frame.current?.contentDocument?.documentElement;
    if (scheme === 'dark') root?.setAttribute(colorSchemeAttribute, 'dark');
    else root?.removeAttribute(colorSchemeAttribute);
  };
  useEffect(applyScheme);
  const size = windowOf[device];
  const scale = width === 0 ? 1 : Math.min(1, width / size.width);
  return (
    <StaffCard
      title={t('templates.preview')}
      head={
        <Switches>
          <Choice
            label={t('templates.previewLanguage')}
            options={locales}
            value={language}
            nameOf={(each) => t(`templates.languages.${each}`)}
            onChoose={setLanguage}
          />
          <Choice
            label={t('templates.device')}
            options={devices}
            value={device}
            nameOf={(each) => t(`templates.devices.${each}`)}
            onChoose={setDevice}
          />
          <Choice
            label={t('templates.scheme')}
            options={schemes}
            value={scheme}
            nameOf={(each) => t(`templates.schemes.${each}`)}
            onChoose={setScheme}
          />
        </Switches>
      }
    >
      {data === undefined && error !== null ? (
        <LoadError error={error} retry={() => void refetch()} />
      ) : (
        <Stage ref={stage} aria-busy={!isLoaded} sx={{ height: `${Math.round(size.height * scale)}px` }}>
          {!isLoaded && <SkeletonBox sx={{ height: '100%', borderRadius: 0 }} />}
          {hasToken && (
            <Frame
              ref={frame}
              title={t('templates.previewOf')}
              sx={{
                width: `${size.width}px`,
                height: `${size.height}px`,
                transform: `scale(${scale})`,
                ...(scale < 1 ? { marginInline: 0 } : {}),
                ...(isLoaded ? {} : { visibility: 'hidden', position: 'absolute' }),
              }}
              onLoad={({ currentTarget }) => {
                if (currentTarget.contentWindow?.location.pathname === 'blank') return;
                applyScheme();
                currentTarget.contentWindow?.scrollTo(0, scrolledTo.current);
                isShown.current = true;
                setLoaded(true);
              }}
            />
          )}
        </Stage>
      )}
    </StaffCard>
  );
}
