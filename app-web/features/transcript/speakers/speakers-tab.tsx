import type { OpenedTask } from "#web/entities/task/opened-task.ts"
import { useLines } from "#web/entities/transcript/use-lines.ts"
import type { ReactElement } from "react"
import { useOnlySpeaker } from "./only-speaker.ts"
import { useSpeakerChanges } from "./speaker-changes.ts"
import { SpeakersPanel } from "./speakers-panel.tsx"

interface SpeakersTabProps {
  readonly task: OpenedTask
  /** Shows the lines of the chosen speaker. */
  readonly onChosen: () => void
}

/** The speakers as a tab of their own, on phones. */
export const SpeakersTab = ({ task, onChosen }: SpeakersTabProps): ReactElement => {
  const { lines } = useLines(task)
  const [only, setOnly] = useOnlySpeaker(task.id)
  const changes = useSpeakerChanges(task.id, lines)
  const choose = (index: number | null) => {
    setOnly(index)
    if (index !== null) onChosen()
  }
  return (
    <div className="scroll h-full overflow-y-auto px-4 py-5">
      {/* Doubtful words are gone through in the text. */}
      <SpeakersPanel task={task} lines={lines} only={only} onOnly={choose} changes={changes} doubts={0} />
    </div>
  )
}
