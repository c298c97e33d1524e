import { useText } from "#web/lib/text.ts"
import type { ReactElement } from "react"

/** Who is there, without the guest. */
export const People = ({ names }: { readonly names: ReadonlyArray<string> }): ReactElement => {
  const t = useText("meeting")
  if (names.length === 0) return <p className="mt-4 text-fg-3">{t("meeting.nobody")}</p>
  return (
    <>
      <h3 className="mt-5 text-sm font-[540] text-fg-3">{t("meeting.people")}</h3>
      <ul className="mt-2 flex flex-wrap gap-2">
        {[...new Set(names)].map((name) => (
          <li key={name} className="max-w-full truncate rounded-full bg-hover px-3 py-1 text-sm">{name}</li>
        ))}
      </ul>
    </>
  )
}
