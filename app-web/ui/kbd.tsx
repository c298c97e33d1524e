import { keyName } from "#web/lib/key-name.ts"
import { useLanguage } from "#web/lib/text.ts"
import type { ReactElement } from "react"

/** Keys that are pressed together, separated by spaces, each by its name on the reader’s keyboard. */
export const Kbd = ({ children }: { readonly children: string }): ReactElement => {
  const reader = useLanguage()
  return (
    <kbd className="inline-flex h-5 min-w-5 items-center justify-center rounded-[5px] bg-hover px-1.5 font-sans text-2xs font-[520] text-fg-3">
      {children.split(" ").map((key) => keyName(key, reader)).join(" ")}
    </kbd>
  )
}
