import { player } from "#web/entities/playback/player.ts"
import type { OpenedTask } from "#web/entities/task/opened-task.ts"
import { hasTimes, type Lines } from "#web/entities/transcript/lines.ts"
import { useLines } from "#web/entities/transcript/use-lines.ts"
import { clock } from "#web/lib/format.ts"
import { useText } from "#web/lib/text.ts"
import { memo, type ReactElement, useMemo } from "react"
import type { TranslationView } from "./use-translation.ts"

interface TranslatedLinesProps {
  readonly task: OpenedTask
  readonly view: TranslationView
}

/** Every line with its translation: side by side, or under it where there is no room. */
export const TranslatedLines = ({ task, view }: TranslatedLinesProps): ReactElement => {
  const t = useText("translation")
  const { lines } = useLines(task)
  const found = useMemo(() => new Map(view.lines.map((line) => [line.id, line])), [view.lines])
  return (
    <div className="scroll @container h-full overflow-y-auto">
      <ol aria-label={t("translation.lines")} className="mx-auto max-w-[1120px] px-4 pt-3 pb-24 md:px-6">
        {lines.ids.map((id, at) => {
          const line = found.get(id)
          return (
            <TranslatedLine
              key={id}
              isPlayable={task.is_spoken}
              begin={task.is_spoken || hasTimes(lines, at) ? lines.begins[at] ?? 0 : null}
              speaker={speakerAt(lines, at)}
              text={lines.texts[at] ?? ""}
              source={view.source_language}
              target={view.target_language}
              translated={line?.text ?? null}
              state={line?.state ?? "waiting"}
              fault={line?.fault ?? null}
            />
          )
        })}
      </ol>
    </div>
  )
}

/** Only where it changes. */
const speakerAt = ({ speakerOf, speakers }: Lines, at: number): string | null =>
  at > 0 && speakerOf[at - 1] === speakerOf[at] ? null : speakers[speakerOf[at] ?? -1]?.name ?? null

type Line = TranslationView["lines"][number]

interface TranslatedLineProps {
  readonly isPlayable: boolean
  /** Milliseconds; null for a text without times. */
  readonly begin: number | null
  readonly speaker: string | null
  readonly text: string
  readonly source: string
  readonly target: string
  readonly translated: string | null
  readonly state: Line["state"]
  readonly fault: Line["fault"]
}

/** There may be thousands: the browser lays out only those in view. */
const TranslatedLine = memo((props: TranslatedLineProps): ReactElement => {
  const t = useText("translation")
  const { isPlayable, begin, speaker, text, source, target, translated, state, fault } = props
  return (
    <li className="grid gap-x-8 gap-y-1 border-b py-2.5 text-[15.5px] leading-[26px] [contain-intrinsic-size:auto_72px] [content-visibility:auto] @3xl:grid-cols-2">
      {speaker !== null && <p className="pt-1 text-sm font-[560] @3xl:col-span-2">{speaker}</p>}
      <p lang={source} className="text-fg-2 @3xl:text-fg">
        {begin !== null && !isPlayable && <span className="tnum mr-2.5 text-xs text-fg-3">{clock(begin)}</span>}
        {begin !== null && isPlayable && (
          <button
            type="button"
            data-plays
            aria-label={t("translation.playFrom", { time: clock(begin) })}
            onClick={() => player.seek(begin, true)}
            className="tnum mr-2.5 rounded-xs text-xs text-fg-3 hover:text-accent-text max-md:-my-2 max-md:py-3"
          >
            {clock(begin)}
          </button>
        )}
        {text}
      </p>
      {translated === null
        ? (
          <p className="text-sm text-fg-3 italic">
            {state === "waiting" ? t("translation.waiting") : t(`translation.fault.${fault ?? "missing"}`)}
          </p>
        )
        : (
          <p>
            <span lang={target}>{translated}</span>
            {state === "stale" && (
              <span className="ml-2 rounded-sm bg-warn-soft px-1.5 py-0.5 text-xs whitespace-nowrap text-warn">
                {t("translation.isStale")}
              </span>
            )}
          </p>
        )}
    </li>
  )
})
TranslatedLine.displayName = "TranslatedLine"
