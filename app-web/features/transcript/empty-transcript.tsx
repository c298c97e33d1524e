import type { OpenedTask } from "#web/entities/task/opened-task.ts"
import type { Lines } from "#web/entities/transcript/lines.ts"
import { useStore } from "#web/lib/store.ts"
import { useText } from "#web/lib/text.ts"
import { lazyComponent } from "#web/request/lazy-component.ts"
import { type ReactElement, Suspense } from "react"
import { AgainNote } from "./again/again-note.tsx"
import { againSpan } from "./again/again-span.ts"
import { Coverage } from "./speakers/coverage.tsx"

const AgainDialog = lazyComponent(() => import("./again/again-dialog.tsx"), "AgainDialog")

interface EmptyTranscriptProps {
  readonly task: OpenedTask
  readonly lines: Lines
}

/** A transcript without lines. Possible speech can be transcribed from here. */
export const EmptyTranscript = ({ task, lines }: EmptyTranscriptProps): ReactElement => {
  const t = useText("transcript")
  const span = useStore(againSpan)
  return (
    <div className="h-full overflow-y-auto">
      <AgainNote task={task} />
      <div className="mx-auto max-w-[420px] px-4 py-16">
        <p className="text-center text-md text-fg-2">{t("transcript.empty")}</p>
        {task.coverage !== null && <Coverage coverage={task.coverage} />}
      </div>
      <Suspense>
        {span !== null && <AgainDialog task={task} lines={lines} span={span} onClose={() => againSpan.set(null)} />}
      </Suspense>
    </div>
  )
}
