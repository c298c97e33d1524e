import { NoticeLine } from "#web/entities/task/notices/notice-line.tsx"
import type { OpenedTask } from "#web/entities/task/opened-task.ts"
import { mayEdit } from "#web/entities/task/task-item.ts"
import type { Lines } from "#web/entities/transcript/lines.ts"
import { useText } from "#web/lib/text.ts"
import { idleComponent } from "#web/request/lazy-component.ts"
import { Button } from "#web/ui/button.tsx"
import { type ReactElement, Suspense, useMemo } from "react"
import { Coverage } from "./coverage.tsx"
import { percents, talkTimes } from "./shares.ts"
import type { SpeakerChanges } from "./speaker-changes.ts"
import { SpeakerItem } from "./speaker-item.tsx"

/** Its switch is a part of the library of dialogs and menus, which the page does not wait for. */
const DoubtsRow = idleComponent(() => import("../doubts/doubts-row.tsx"), "DoubtsRow")

const SpeakerVoices = idleComponent(() => import("./speaker-voices.tsx"), "SpeakerVoices")

export interface SpeakersPanelProps {
  readonly task: OpenedTask
  readonly lines: Lines
  /** The index of the speaker whose lines are shown; null for all. */
  readonly only: number | null
  readonly onOnly: (index: number | null) => void
  readonly changes: SpeakerChanges
  /** How many doubtful stretches of text there are. */
  readonly doubts: number
}

const aboutSpeakers: ReadonlySet<string> = new Set(["FewerSpeakers", "SpeakersUnsure", "BuiltInSpeakers"])

/** The speakers and their shares, the coverage, and the recogniser. */
export const SpeakersPanel = ({ task, lines, only, onOnly, changes, doubts }: SpeakersPanelProps): ReactElement => {
  const t = useText("transcript")
  const times = useMemo(() => talkTimes(lines), [lines])
  const shares = percents(times)
  const notices = task.notices.filter(({ code }) => aboutSpeakers.has(code))
  const total = Math.max(1, times.reduce((sum, time) => sum + time, 0))
  return (
    <>
      {lines.speakers.length > 0 && (
        <section aria-label={t("speakers.title")}>
          <h2 className="mb-3 px-2 text-sm font-[560] text-fg-3">{t("speakers.title")}</h2>
          <ul className="space-y-0.5">
            {lines.speakers.map((speaker, index) => (
              <SpeakerItem
                key={speaker.id}
                speaker={speaker}
                index={index}
                share={shares[index] ?? 0}
                length={(times[index] ?? 0) / total}
                isChosen={only === index}
                onChoose={() => onOnly(only === index ? null : index)}
                onRename={(name) => void changes.rename(speaker, name)}
              />
            ))}
          </ul>
          {only === null
            ? mayEdit(task) && <p className="mt-4 px-2 text-xs text-fg-3">{t("speakers.hint")}</p>
            : <Button size="sm" className="mt-4 w-full" onClick={() => onOnly(null)}>{t("speakers.everyone")}</Button>}
        </section>
      )}
      {task.role === "owner" && task.is_spoken && (
        <Suspense>
          <SpeakerVoices taskId={task.id} speakers={lines.speakers} stored={task.speakers} />
        </Suspense>
      )}
      {notices.map((notice) => <NoticeLine key={notice.code} notice={notice} className="mt-4 px-2" />)}
      {task.coverage !== null && <Coverage coverage={task.coverage} />}
      {task.notices.filter(({ code }) => aboutSound.has(code)).map((one) => (
        <NoticeLine key={`${one.code} ${one.params["at"]}`} notice={one} className="mt-4 px-2" />
      ))}
      {doubts > 0 && (
        <Suspense fallback={<div className="h-16" />}>
          <DoubtsRow count={doubts} />
        </Suspense>
      )}
      {task.engine !== null && <EngineNote engine={task.engine} />}
    </>
  )
}

/** Notices that belong to the receipt. */
const aboutSound = new Set(["SoundClipped", "SoundQuiet", "OneChannel", "ChannelsMixed", "CutOff"])

/** The recognisers that are built in. */
const embedded = /^(?:pocketsphinx\b|moonshine-base en$)/

/** The recogniser that was used, and a warning if it is the built-in one. */
const EngineNote = ({ engine }: { readonly engine: string }): ReactElement => {
  const t = useText("transcript")
  return (
    <div className="mt-6 space-y-1.5 px-2 text-xs text-fg-3">
      <p>{t("engine.by", { engine })}</p>
      {embedded.test(engine) && <p>{t("engine.embedded")}</p>}
    </div>
  )
}
