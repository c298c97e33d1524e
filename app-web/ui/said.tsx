import { settings } from "#web/lib/settings.ts"
import type { ReactNode } from "react"

/** A message in which the address of support, where it is named, is a link. */
export const Said = ({ text }: { readonly text: string }): ReactNode => {
  const address = settings.support
  if (address === null || !text.includes(address)) return text
  const [before, ...after] = text.split(address)
  return (
    <>
      {before}
      <a className="underline underline-offset-2" href={address.includes("://") ? address : `mailto:${address}`}>
        {address}
      </a>
      {after.join(address)}
    </>
  )
}
