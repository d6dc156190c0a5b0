/**
 * The shop's colours by scheme: paper and ink for background and text, jade for actions, clay for prices and urgent hints, gold for the
 * personal service, lacquer for banners, which look the same in both schemes. Text and background pairs have a contrast of at least 4.5:1.
 * Colours are defined only here.
 */
export const palettes = {
  light: {
    paper: '#FBF8F3',
    card: '#FFFFFF',
    ink: '#1B2622',
    muted: '#5A6761',
    line: '#E8E1D6',
    field: '#7E8983',
    jade: '#0E5E4B',
    jadeSoft: '#E3F1EB',
    onJade: '#F3FBF7',
    jadeDeep: '#0A4939',
    onJadeDeep: '#F3FBF7',
    clay: '#C2410C',
    onClay: '#FFFFFF',
    gold: '#E3A52B',
    goldSoft: '#FBF0D9',
    onGold: '#2A1B00',
    rice: '#FBEBD0',
    leaf: '#DDEFD9',
    sea: '#DCEBF3',
    lotus: '#F9DFE4',
    herb: '#F4EBC1',
    soil: '#E8E2CF',
    mint: '#D9F0EC',
    lacquer: '#741C17',
    lacquerLit: '#A33022',
    ember: '#C2542B',
    onLacquer: '#FFF7EF',
    shade: 'rgba(27, 38, 34, 0.14)',
    veil: 'rgba(16, 23, 20, 0.55)',
    qrBackground: '#FFFFFF',
  },
  dark: {
    paper: '#101714',
    card: '#182220',
    ink: '#EAF1ED',
    muted: '#A3B1AA',
    line: '#2A3733',
    field: '#74827B',
    jade: '#6FCBAE',
    jadeSoft: '#173A30',
    onJade: '#06241B',
    jadeDeep: '#0B211A',
    onJadeDeep: '#EAF1ED',
    clay: '#FF9B6A',
    onClay: '#2B0F02',
    gold: '#EBB84E',
    goldSoft: '#38301B',
    onGold: '#2A1B00',
    rice: '#3A2D1C',
    leaf: '#213021',
    sea: '#1D2E38',
    lotus: '#38232A',
    herb: '#352F18',
    soil: '#2C2920',
    mint: '#1B3331',
    lacquer: '#741C17',
    lacquerLit: '#A33022',
    ember: '#C2542B',
    onLacquer: '#FFF7EF',
    shade: 'rgba(0, 0, 0, 0.5)',
    veil: 'rgba(0, 0, 0, 0.65)',
    qrBackground: '#FFFFFF',
  },
} as const;

export type ColorScheme = keyof typeof palettes;

/** Attribute of `<html>` that selects the colour scheme. Light without it. */
export const colorSchemeAttribute = 'data-color-scheme';

export type ColorName = keyof typeof palettes.light;

export const colorNames = Object.keys(palettes.light) as ColorName[];

/** Picture backgrounds by type of goods (design: tints by category). */
export const tints = ['rice', 'leaf', 'sea', 'lotus', 'herb', 'soil', 'mint'] as const satisfies readonly ColorName[];
export type Tint = (typeof tints)[number];
