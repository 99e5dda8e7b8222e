type Props = { inverted?: boolean }

/** The wordmark: a ticket whose arrow points back. Inverted where it stands on the house's green. */
export function Logo({ inverted }: Props) {
  return (
    <svg width="138" height="32" viewBox="0 0 138 32" role="img" aria-label="Fareback">
      <path
        fill="var(--accent)"
        d="M0 9a3 3 0 0 1 3-3h24a3 3 0 0 1 3 3v3.4a3.6 3.6 0 0 0 0 7.2V23a3 3 0 0 1-3 3H3a3 3 0 0 1-3-3v-3.4a3.6 3.6 0 0 0 0-7.2z"
      />
      <path
        fill="none"
        stroke="var(--on-accent)"
        strokeWidth="2.4"
        strokeLinecap="round"
        strokeLinejoin="round"
        d="m12.6 11.6-4.4 4.4 4.4 4.4M9 16h12.500"
      />
      <text
        x="39"
        y="23.2"
        fill={inverted ? 'var(--on-deep-strong)' : 'var(--ink)'}
        fontFamily="var(--heading)"
        fontSize="22"
        fontWeight="700"
        letterSpacing="-0.5"
      >
        Fareback
      </text>
    </svg>
  )
}
