import type { ReactElement } from "react"

export const Logo = ({ size = 26 }: { readonly size?: number }): ReactElement => (
  <svg width={size} height={size} viewBox="0 0 32 32" aria-hidden className="shrink-0">
    <rect width="32" height="32" rx="9.5" fill="var(--brand)" />
    <g stroke="#fff" strokeWidth="3" strokeLinecap="round">
      <path d="M8 14v4M13 10v12M18 13v6M23 8.5v15" />
    </g>
  </svg>
)
