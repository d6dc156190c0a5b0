/** Icons of the messaging channels in the current text colour; decorative, because their links have labels. */
const iconProps = {
  width: 24,
  height: 24,
  viewBox: '0 0 24 24',
  fill: 'none',
  stroke: 'currentColor',
  strokeWidth: 1.8,
  strokeLinecap: 'round',
  strokeLinejoin: 'round',
  'aria-hidden': true,
} as const;

export const MessengerIcon = () => (
  <svg {...iconProps}>
    <path d="M12 3c-5 0-9 3.7-9 8.4 0 2.7 1.3 5 3.4 6.5V21l3-1.6c.8.2 1.7.3 2.6.3 5 0 9-3.7 9-8.3S17 3 12 3Z" />
    <path d="m7.5 13.3 3.2-3.3 2.6 2 3.2-2.9" />
  </svg>
);

export const ZaloIcon = () => (
  <svg {...iconProps}>
    <rect x="3" y="3" width="18" height="18" rx="5" />
    <path d="M8.5 8.5h7l-7 7h7" />
  </svg>
);

export const WhatsappIcon = () => (
  <svg {...iconProps}>
    <path d="M3.5 20.5 5 16.3a8.6 8.6 0 1 1 3.2 3Z" />
    <path d="M9 8.5c-.6 2.7 3.3 6.8 6.2 6.4.9-.1 1.5-.9 1.5-1.6l-2-1-1 .9c-1-.4-2-1.3-2.4-2.4l.9-1-.9-2c-.9-.1-2.1.1-2.3.7Z" />
  </svg>
);
