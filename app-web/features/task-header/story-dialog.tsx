import { failureText } from "#web/entities/task/failure-text.ts"
import { ChapterLine } from "#web/entities/task/story/chapter-line.tsx"
import { useText } from "#web/lib/text.ts"
import { errorMessage } from "#web/request/error-message.ts"
import { trpc } from "#web/request/trpc.ts"
import { Dialog } from "#web/ui/dialog.tsx"
import { Skeleton } from "#web/ui/skeleton.tsx"
import type { ReactElement } from "react"

interface StoryDialogProps {
  readonly taskId: string
  readonly onClose: () => void
}

/** What was done with the file, attempt by attempt. */
export const StoryDialog = ({ taskId, onClose }: StoryDialogProps): ReactElement => {
  const t = useText("task/story")
  const { data, error } = trpc.task.getTaskStory.useQuery({ task_id: taskId }, { staleTime: 0 })
  return (
    <Dialog title={t("story.title")} onClose={onClose}>
      {error !== null && <p role="alert" className="text-sm text-bad">{errorMessage(error)}</p>}
      {error === null && data === undefined && <Skeleton className="h-24" />}
      {data?.chapters.length === 0 && <p className="text-fg-2">{t("story.none")}</p>}
      <ul aria-label={t("story.title")} className="divide-y divide-line">
        {data?.chapters.map((chapter) => (
          <li key={`${chapter.part} ${chapter.attempt}`} className="py-3 first:pt-0">
            <ChapterLine
              chapter={chapter}
              why={chapter.error_code === null
                ? null
                : failureText({ error_code: chapter.error_code, error_message: null })}
            />
          </li>
        ))}
      </ul>
    </Dialog>
  )
}
