import { localize } from '@gvg/contracts/values/locale';
import { upcomingCutoffs } from '@gvg/contracts/catalogue/upcoming-cutoffs';
import { formatMoney } from '@gvg/contracts/values/money';
import { formatWeight } from '@gvg/contracts/values/weight';
import { Note, PanelTitle, color, tabularFigures, fontSize, fontWeight, from, styled } from '@gvg/ui';
import { useState } from 'react';
import { useTexts } from '../../../texts/use-texts.ts';
import { CutoffNote } from '../../freight/components/cutoff-note.tsx';
import type { Cost } from '../rates-by-country.ts';
import { ServiceRules } from './service-rules.tsx';

const Frame = styled('section')({
  paddingBlock: 20,
  borderTop: `1px solid ${color.line}`,
  '&:last-child': { paddingBottom: 0 },
});

const Remark = styled(Note)({ marginTop: 12 });

const Cutoffs = styled('div')({ marginBottom: 12, '& p': { marginInline: 0 }, '&:empty': { display: 'none' } });

const Head = styled('div')({ display: 'flex', alignItems: 'baseline', gap: 12, marginBottom: 8 });

const Body = styled('div')({ display: 'grid', gap: 16, [from.tablet]: { gridTemplateColumns: '2fr 3fr', gap: 32 } });

const Table = styled('table')({
  ...tabularFigures,
  width: '100%',
  alignSelf: 'start',
  borderCollapse: 'collapse',
  '& th': { fontWeight: fontWeight.text, textAlign: 'left' },
  '& thead th': { fontSize: fontSize.small, color: color.muted },
  '& th, & td': { paddingBlock: 7, borderBottom: `1px solid ${color.line}` },
  '& td, & thead th:last-child': { textAlign: 'right' },
  '& td': { fontWeight: fontWeight.strong },
});

/** One service to one country: cutoffs, prices by weight, and rules. Browser only, where the destination is known. */
export function ServiceRates({ cost }: { cost: Cost }) {
  const { t, locale } = useTexts();
  const {
    service,
    transitDays: { min, max },
    brackets,
    cutoffs,
    note,
  } = cost;
  const [now] = useState(() => Date.now());
  const range = ({ fromGrams, toGrams }: Cost['brackets'][number]) => {
    if (toGrams === undefined) return t('rates.above', { from: formatWeight(fromGrams) });
    return t(fromGrams === 0 ? 'rates.upTo' : 'rates.between', {
      from: formatWeight(fromGrams),
      to: formatWeight(toGrams),
    });
  };
  return (
    <Frame aria-labelledby={`service-${service}`}>
      <Head>
        <PanelTitle id={`service-${service}`}>{t(`freight.service.${service}`)}</PanelTitle>
        <Note>{t(min === max ? 'freight.sameDays' : 'freight.days', { min, max })}</Note>
      </Head>
      <Cutoffs>
        {upcomingCutoffs(cutoffs, now).map((cutoff) => (
          <CutoffNote key={cutoff.orderBy} cutoff={cutoff} />
        ))}
      </Cutoffs>
      <Body>
        <Table aria-labelledby={`service-${service}`}>
          <thead>
            <tr>
              <th scope="col">{t('rates.weight')}</th>
              <th scope="col">{t('rates.pricePerKg')}</th>
            </tr>
          </thead>
          <tbody>
            {brackets.map((bracket) => (
              <tr key={bracket.fromGrams}>
                <th scope="row">{range(bracket)}</th>
                <td>{formatMoney(bracket.pricePerKg)}</td>
              </tr>
            ))}
          </tbody>
        </Table>
        <ServiceRules cost={cost} />
      </Body>
      {localize(note, locale) !== '' && <Remark>{localize(note, locale)}</Remark>}
    </Frame>
  );
}
