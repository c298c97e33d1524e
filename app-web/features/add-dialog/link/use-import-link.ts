import { noteRefused, noteTaken } from "#web/entities/task/note-taken.ts"
import { useText } from "#web/lib/text.ts"
import { toast } from "#web/lib/toasts.ts"
import { errorCode } from "#web/request/error-message.ts"
import { type RouterInput, slow, trpc } from "#web/request/trpc.ts"
import { useNavigate } from "@tanstack/react-router"
import { closeAdd } from "../add-state.ts"
import { noLink } from "./link-choice.ts"
import { linkChoice } from "./link-state.ts"

interface ImportLink {
  readonly add: (wanted: RouterInput["link"]["importLink"]) => void
  readonly isPending: boolean
  readonly error: unknown
}

/** Adds the video to the files, and offers to open it. */
export const useImportLink = (): ImportLink => {
  const t = useText("add-dialog/link")
  const tAdd = useText("add-dialog")
  const navigate = useNavigate()
  const tools = trpc.useUtils()
  const { mutate: add, isPending, error } = trpc.link.importLink.useMutation({
    ...slow,
    onError: (failed) => noteRefused("link", errorCode(failed)),
    onSuccess: ({ id }) => {
      noteTaken(id, { source: "link", size: null, style: null })
      linkChoice.set(noLink)
      closeAdd()
      void tools.library.invalidate()
      void tools.folder.invalidate()
      void tools.plan.invalidate()
      const open = () => void navigate({ to: "/task/$taskId", params: { taskId: id } })
      toast(t("link.added"), { tone: "good", action: { label: tAdd("upload.open"), run: open } })
    },
    onSettled: () => void tools.link.invalidate(),
  })
  return { add, isPending, error }
}
