import type { ReactElement, ReactNode } from "react"

export const Kbd = ({ children }: { readonly children: ReactNode }): ReactElement => (
  <kbd className="inline-flex h-5 min-w-5 items-center justify-center rounded-[5px] bg-hover px-1.5 font-sans text-2xs font-[520] text-fg-3">
    {children}
  </kbd>
)
