/** Marks of the networks we link to, drawn plainly in our own line: lucide carries no brands. */
const line = {
  viewBox: '0 0 24 24',
  fill: 'none',
  stroke: 'currentColor',
  strokeWidth: 1.75,
  strokeLinecap: 'round',
  strokeLinejoin: 'round',
} as const;

interface Props {
  size: number;
}

export function InstagramIcon({ size }: Props) {
  return (
    <svg {...line} width={size} height={size} aria-hidden>
      <rect x="3" y="3" width="18" height="18" rx="5" />
      <circle cx="12" cy="12" r="4.2" />
      <path d="M17.3 6.8v.01" />
    </svg>
  );
}

export function FacebookIcon({ size }: Props) {
  return (
    <svg {...line} width={size} height={size} aria-hidden>
      <rect x="3" y="3" width="18" height="18" rx="5" />
      <path d="M13 21v-9.5c0-1.8 1-2.8 3-2.8M10 13h5.5" />
    </svg>
  );
}

export function YoutubeIcon({ size }: Props) {
  return (
    <svg {...line} width={size} height={size} aria-hidden>
      <rect x="2.5" y="5" width="19" height="14" rx="4" />
      <path d="m10.3 9.2 4.6 2.8-4.6 2.8z" />
    </svg>
  );
}

export function WhatsappIcon({ size }: Props) {
  return (
    <svg {...line} width={size} height={size} aria-hidden>
      <path d="M3.5 20.5 5 16.2A8.8 8.8 0 1 1 8.2 19.3z" />
      <path d="M9 8.2c-.8 1.8 3.3 6.9 6.2 6.6.8-.1 1.1-1 .9-1.5l-1.7-.9-1 .9c-1-.4-2-1.4-2.4-2.4l.9-1-.9-1.7c-.5-.3-1.5-.3-2 0z" />
    </svg>
  );
}
