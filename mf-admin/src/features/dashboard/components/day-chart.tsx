import { shellApi, useReadableStore } from '@gvg/browser-kit';
import { formatMoney } from '@gvg/contracts/values/money';
import { color } from '@gvg/ui';
import type { ColorName } from '@gvg/ui';
import { BarController, BarElement, CategoryScale, Chart, LinearScale, Tooltip } from 'chart.js';
import { useEffect, useRef } from 'react';

Chart.register(BarController, BarElement, CategoryScale, LinearScale, Tooltip);

export interface DayChartProps {
  rows: readonly { day: string; name: string; revenue: number; orders: number }[];
  labels: { revenue: string; orders: string };
}

const million = 1_000_000;

/** Resolves a theme colour in the current scheme, because a canvas does not support CSS variables. */
const themeColor = (name: ColorName): string =>
  getComputedStyle(document.documentElement).getPropertyValue(color[name].slice('var('.length, -1)).trim();

/** Daily revenue bars above order bars. The last day is today, shown lighter because it is incomplete. */
export function DayChart({ rows, labels }: DayChartProps) {
  const canvas = useRef<HTMLCanvasElement>(null);
  const scheme = useReadableStore(shellApi().colorScheme, 'light');
  useEffect(() => {
    if (canvas.current === null) return undefined;
    const [jade, gold, muted, line] = (['jade', 'gold', 'muted', 'line'] as const).map(themeColor) as [
      string,
      string,
      string,
      string,
    ];
    const shades = (full: string) => rows.map((_, index) => (index === rows.length - 1 ? `${full}80` : full));
    const axis = {
      axis: 'y',
      type: 'linear',
      stack: 'figures',
      offset: true,
      border: { display: false },
      grid: { color: line },
      beginAtZero: true,
    } as const;
    Chart.defaults.font.family = getComputedStyle(document.body).fontFamily;
    const chart = new Chart(canvas.current, {
      type: 'bar',
      data: {
        labels: rows.map(({ name }) => name),
        datasets: [
          {
            label: labels.revenue,
            yAxisID: 'revenue',
            data: rows.map(({ revenue }) => revenue / million),
            backgroundColor: shades(jade),
            borderRadius: 3,
            grouped: false,
          },
          {
            label: labels.orders,
            yAxisID: 'orders',
            data: rows.map(({ orders }) => orders),
            backgroundColor: shades(gold),
            borderRadius: 3,
            grouped: false,
          },
        ],
      },
      options: {
        animation: false,
        maintainAspectRatio: false,
        interaction: { mode: 'index', intersect: false },
        scales: {
          x: { grid: { display: false }, ticks: { color: muted, maxRotation: 0 } },
          orders: { ...axis, stackWeight: 1, ticks: { color: muted, precision: 0, maxTicksLimit: 3 } },
          revenue: { ...axis, stackWeight: 2, ticks: { color: muted, maxTicksLimit: 5 } },
        },
        plugins: {
          tooltip: {
            callbacks: {
              label: ({ datasetIndex, dataIndex }) =>
                datasetIndex === 0
                  ? formatMoney(rows[dataIndex]?.revenue ?? 0)
                  : `${rows[dataIndex]?.orders ?? 0} ${labels.orders}`,
            },
          },
        },
      },
    });
    return () => chart.destroy();
  }, [rows, labels.revenue, labels.orders, scheme]);
  return <canvas ref={canvas} />;
}
