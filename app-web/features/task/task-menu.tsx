import { useNavigate } from "@tanstack/react-router"
import { CircleStop, MoreHorizontal, Pencil, RotateCcw, Trash2 } from "lucide-react"
import type { ReactElement } from "react"
import { useText } from "../../lib/text.ts"
import { toast } from "../../lib/toasts.ts"
import { trpc } from "../../lib/trpc.ts"
import { sorry } from "../../request/sorry.ts"
import { IconButton } from "../../ui/icon-button.tsx"
import { Menu, MenuContent, MenuItem, MenuLine, MenuTrigger } from "../../ui/menu.tsx"
import { deleteWithUndo } from "./delete-with-undo.ts"
import type { OpenedTask } from "./opened-task.ts"
import { renaming } from "./renaming.ts"
import { useRetry } from "./use-retry.ts"

/** What else can be done with a file. */
export const TaskMenu = ({ task }: { readonly task: OpenedTask }): ReactElement => {
  const t = useText()
  const navigate = useNavigate()
  const retry = useRetry()
  const cancel = useCancel()
  const isRunning = task.progress !== null
  const remove = () => {
    deleteWithUndo([task.id])
    void navigate({ to: "/" })
  }
  return (
    <Menu>
      <MenuTrigger asChild>
        <IconButton label={t("act.more")} className="max-md:!size-11">
          <MoreHorizontal />
        </IconButton>
      </MenuTrigger>
      <MenuContent align="end">
        <MenuItem onSelect={() => renaming.set(task.id)}>
          <Pencil />
          {t("act.rename")}
        </MenuItem>
        {isRunning && (
          <MenuItem onSelect={() => cancel(task.id)}>
            <CircleStop />
            {t("task.cancelWork")}
          </MenuItem>
        )}
        {!isRunning && task.error_code !== null && (
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
  )
}

const useCancel = (): (taskId: string) => void => {
  const t = useText()
  const utils = trpc.useUtils()
  const call = trpc.task.cancelTask.useMutation({
    onSuccess: () => toast(t("progress.cancelled")),
    onError: (error) => toast(sorry(error, t), { tone: "bad" }),
    onSettled: () => void utils.task.invalidate(),
  })
  return (taskId) => call.mutate({ task_id: taskId })
}
