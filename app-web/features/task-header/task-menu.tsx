import { openMoveOne } from "#web/entities/folder/folder-dialog.ts"
import { openShare } from "#web/entities/share/share-dialog.ts"
import { openTags } from "#web/entities/tag/tag-dialog.ts"
import { deleteWithUndo } from "#web/entities/task/delete-with-undo.ts"
import { faultOf } from "#web/entities/task/failure-text.ts"
import type { OpenedTask } from "#web/entities/task/opened-task.ts"
import { renaming } from "#web/entities/task/rename-task.ts"
import { useStartTask } from "#web/entities/task/use-start-task.ts"
import { useText } from "#web/lib/text.ts"
import { toast } from "#web/lib/toasts.ts"
import { errorMessage } from "#web/request/error-message.ts"
import { lazyComponent } from "#web/request/lazy-component.ts"
import { trpc } from "#web/request/trpc.ts"
import { Menu, MenuContent, MenuItem, MenuLine, MenuTrigger } from "#web/ui/menu.tsx"
import { useNavigate } from "@tanstack/react-router"
import { CircleStop, FolderInput, Pencil, RotateCcw, Share2, Tags, Trash2 } from "lucide-react"
import { type ReactElement, Suspense, useState } from "react"
import { MoreButton } from "./task-action-buttons.tsx"

const SimilarItem = lazyComponent(() => import("./more-items.tsx"), "SimilarItem")
const SimilarDialog = lazyComponent(() => import("./similar-dialog.tsx"), "SimilarDialog")

const StoryItem = lazyComponent(() => import("./more-items.tsx"), "StoryItem")
const StoryDialog = lazyComponent(() => import("./story-dialog.tsx"), "StoryDialog")

interface TaskMenuProps {
  readonly task: OpenedTask
  /** Whether it opens immediately. */
  readonly isOpen: boolean
}

/** The other actions of a task. */
export const TaskMenu = ({ task, isOpen }: TaskMenuProps): ReactElement => {
  const t = useText("task-header")
  const navigate = useNavigate()
  const retry = useStartTask((error) => toast(errorMessage(error, "status"), { tone: "bad" }))
  const cancel = useCancel()
  const [opened, setOpened] = useState<"similar" | "story" | null>(null)
  const isRunning = task.progress !== null
  const remove = () => {
    deleteWithUndo([task.id])
    void navigate({ to: "/" })
  }
  return (
    <>
      <Menu defaultOpen={isOpen}>
        <MenuTrigger asChild>
          <MoreButton />
        </MenuTrigger>
        <MenuContent align="end">
          <MenuItem onSelect={() => renaming.set(task.id)}>
            <Pencil />
            {t("act.rename")}
          </MenuItem>
          <MenuItem onSelect={() => openShare(task.id)}>
            <Share2 />
            {t("act.share")}
          </MenuItem>
          <MenuItem onSelect={() => openMoveOne(task)}>
            <FolderInput />
            {t("act.move")}
          </MenuItem>
          <MenuItem onSelect={() => openTags([task])}>
            <Tags />
            {t("act.tags")}
          </MenuItem>
          {task.has_similar && (
            <Suspense>
              <SimilarItem onSelect={() => setOpened("similar")} />
            </Suspense>
          )}
          <Suspense>
            <StoryItem onSelect={() => setOpened("story")} />
          </Suspense>
          {isRunning && (
            <MenuItem onSelect={() => cancel(task.id)}>
              <CircleStop />
              {t("task.cancelWork")}
            </MenuItem>
          )}
          {!isRunning && task.error_code !== null && faultOf(task) === null && (
            <MenuItem onSelect={() => retry.run(task)}>
              <RotateCcw />
              {t("act.retry")}
            </MenuItem>
          )}
          <MenuLine />
          <MenuItem danger onSelect={remove}>
            <Trash2 />
            {t("act.delete")}
          </MenuItem>
        </MenuContent>
      </Menu>
      <Suspense>
        {opened === "similar" && <SimilarDialog taskId={task.id} onClose={() => setOpened(null)} />}
        {opened === "story" && <StoryDialog taskId={task.id} onClose={() => setOpened(null)} />}
      </Suspense>
    </>
  )
}

const useCancel = (): (taskId: string) => void => {
  const t = useText("task-header")
  const utils = trpc.useUtils()
  const call = trpc.task.cancelTask.useMutation({
    onSuccess: () => toast(t("progress.cancelled")),
    onError: (error) => toast(errorMessage(error, "status"), { tone: "bad" }),
    onSettled: () => void utils.library.invalidate(),
  })
  return (taskId) => call.mutate({ task_id: taskId })
}
