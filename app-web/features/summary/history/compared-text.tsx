import { useText } from "#web/lib/text.ts"
import { type RouterOutput, trpc } from "#web/request/trpc.ts"
import { Failure } from "#web/ui/failure.tsx"
import { LoadingScreen } from "#web/ui/spinner.tsx"
import { clsx } from "clsx"
import { type ReactElement, useState } from "react"
import type { Version } from "./version-list.tsx"

interface ComparedTextProps {
  readonly taskId: string
  readonly versions: ReadonlyArray<Version>
  readonly chosen: number
  readonly newest: number
}

/** What a version changed, or what has changed since. */
export const ComparedText = ({ taskId, versions, chosen, newest }: ComparedTextProps): ReactElement => {
  const t = useText("summary/history")
  const [isSince, setSince] = useState(false)
  const before = versions[versions.findIndex(({ version }) => version === chosen) + 1]?.version ?? chosen
  const range = isSince && chosen !== newest ? { from: chosen, to: newest } : { from: before, to: chosen }
  const { data, error, refetch } = trpc.writing.compareVersions.useQuery({ task_id: taskId, ...range })
  return (
    <div className="flex min-h-0 min-w-0 flex-col">
      {chosen !== newest && (
        <fieldset
          aria-label={t("history.compare")}
          className="mb-2 flex gap-1 self-start rounded-md bg-hover p-0.5"
        >
          {[false, true].map((since) => (
            <button
              key={String(since)}
              type="button"
              aria-pressed={isSince === since}
              onClick={() => setSince(since)}
              className={clsx(
                "h-8 rounded-sm px-3 text-sm max-md:h-11",
                isSince === since ? "bg-raised font-[540] shadow-e1" : "text-fg-2",
              )}
            >
              {t(since ? "history.since" : "history.own")}
            </button>
          ))}
        </fieldset>
      )}
      {/* In focus, it scrolls with the arrow keys. */}
      <div
        role="tabpanel"
        aria-label={t("history.changes")}
        tabIndex={0}
        className="scroll min-h-0 flex-1 overflow-y-auto rounded-md bg-sunken p-4 max-md:max-h-[36vh]"
      >
        {error !== null
          ? <Failure error={error} attempt="summary" onRetry={() => void refetch()} />
          : data === undefined
          ? <LoadingScreen />
          : <Blocks blocks={data.blocks} />}
      </div>
    </div>
  )
}

type Block = RouterOutput["writing"]["compareVersions"]["blocks"][number]
type Run = Block["runs"][number]

const Blocks = ({ blocks }: { readonly blocks: ReadonlyArray<Block> }): ReactElement => {
  const t = useText("summary/history")
  const isSame = blocks.every(({ runs }) => runs.every(({ kind }) => kind === "same"))
  return (
    <div className="space-y-2.5 leading-6">
      {isSame && <p className="text-sm text-fg-3">{t("history.same")}</p>}
      {indexed(blocks).map(({ key, item: { style, runs } }) => (
        <p key={key} className={clsx("break-words whitespace-pre-wrap", looks[style] ?? headings[style.slice(0, 7)])}>
          {indexed(runs).map(({ key, item }) => <RunText key={key} run={item} />)}
        </p>
      ))}
    </div>
  )
}

const headings: Readonly<Record<string, string>> = { heading: "pt-2 text-md font-[620] first:pt-0" }
const looks: Readonly<Record<string, string>> = {
  item: "relative pl-5 before:absolute before:left-1 before:text-fg-3 before:content-['•']",
  code: "font-mono text-sm",
}

/** Added words are underlined, removed ones struck out: they can be told apart without their colours. */
const RunText = ({ run: { kind, text } }: { readonly run: Run }): ReactElement => {
  const t = useText("summary/history")
  if (kind === "same") return <>{text}</>
  const mark = <span className="sr-only">{t(`history.${kind}`)}</span>
  return kind === "added"
    ? <ins className="rounded-xs bg-ok-soft px-0.5 text-ok underline decoration-2 underline-offset-3">{mark}{text}</ins>
    : <del className="rounded-xs bg-bad-soft px-0.5 text-bad line-through">{mark}{text}</del>
}

/** Parts of a text may be equal, so their keys need their positions. */
const indexed = <Item,>(items: ReadonlyArray<Item>) => items.map((item, index) => ({ key: String(index), item }))
