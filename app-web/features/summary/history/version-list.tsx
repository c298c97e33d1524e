import { dayOf, timeOf } from "#web/lib/format.ts"
import { useLanguage, useText } from "#web/lib/text.ts"
import type { RouterOutput } from "#web/request/trpc.ts"
import { clsx } from "clsx"
import { type ReactElement, useId } from "react"

export type Version = RouterOutput["writing"]["listVersions"]["versions"][number]

interface VersionListProps {
  readonly versions: ReadonlyArray<Version>
  readonly chosen: number
  readonly onChoose: (version: number) => void
}

/** Newest first. The arrow keys choose, as among radio buttons. */
export const VersionList = ({ versions, chosen, onChoose }: VersionListProps): ReactElement => {
  const t = useText("summary/history")
  const name = useId()
  return (
    <fieldset className="scroll min-h-0 overflow-y-auto max-md:max-h-[30vh]">
      <legend className="sr-only">{t("history.title")}</legend>
      {versions.map((version, index) => (
        <label
          key={version.version}
          className={clsx(
            "block rounded-md px-3 py-2 has-focus-visible:outline-2 has-focus-visible:outline-brand has-focus-visible:-outline-offset-2",
            version.version === chosen ? "bg-accent-soft" : "hover:bg-hover",
          )}
        >
          <input
            type="radio"
            name={name}
            className="sr-only"
            checked={version.version === chosen}
            onChange={() => onChoose(version.version)}
          />
          <VersionLine version={version} isNewest={index === 0} />
        </label>
      ))}
    </fieldset>
  )
}

const VersionLine = (
  { version, isNewest }: { readonly version: Version; readonly isNewest: boolean },
): ReactElement => {
  const t = useText("summary/history")
  const language = useLanguage()
  const at = new Date(version.at)
  const names = new Intl.ListFormat(language, { type: "conjunction" }).format(version.by)
  return (
    <>
      <span className="flex items-baseline gap-2">
        <span className="tnum font-[540]">{dayOf(at, language)}, {timeOf(at, language)}</span>
        {isNewest && <span className="ml-auto text-xs font-[540] text-accent-text">{t("history.current")}</span>}
      </span>
      <span className="block truncate text-sm text-fg-2">
        {t(`history.kind.${version.kind}`)}
        {names !== "" && ` · ${names}`}
      </span>
    </>
  )
}
