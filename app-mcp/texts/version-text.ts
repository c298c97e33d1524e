import type { compareVersions } from "#domain/writing/use-cases/compare-versions.ts"
import type { listVersions } from "#domain/writing/use-cases/list-versions.ts"
import { DateTime } from "effect"

type Versions = typeof listVersions.output.Type["versions"]
type Blocks = typeof compareVersions.output.Type["blocks"]

export const versionLines = (versions: Versions): string =>
  versions.map(({ version, at, kind, by }) => {
    const who = by.length === 0 ? "" : ` by ${by.join(", ")}`
    return `${version}  ${DateTime.formatIso(at)}  ${kind}${who}`
  }).join("\n")

/** Only blocks that differ; words as "wdiff" marks them. */
export const comparedText = (blocks: Blocks): string => {
  const changed = blocks.filter(({ runs }) => runs.some(({ kind }) => kind !== "same"))
  if (changed.length === 0) return "No difference"
  return changed.map(({ runs }) => runs.map(marked).join("")).join("\n")
}

const marked = ({ kind, text }: Blocks[number]["runs"][number]): string =>
  kind === "same" ? text : kind === "added" ? `{+${text}+}` : `[-${text}-]`
