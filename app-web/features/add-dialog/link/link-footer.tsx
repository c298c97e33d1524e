import { EstimateText } from "#web/entities/plan/estimate-text.tsx"
import { useEstimate } from "#web/entities/plan/use-estimate.ts"
import { noteRefused, noteTaken } from "#web/entities/task/note-taken.ts"
import { optionsOfRecording, transcriptionOptions } from "#web/entities/transcription-options/transcription-options.ts"
import { useStore } from "#web/lib/store.ts"
import { useText } from "#web/lib/text.ts"
import { toast } from "#web/lib/toasts.ts"
import { errorCode, errorMessage } from "#web/request/error-message.ts"
import { type RouterInput, slow, trpc } from "#web/request/trpc.ts"
import { Button } from "#web/ui/button.tsx"
import { Said } from "#web/ui/said.tsx"
import { useNavigate } from "@tanstack/react-router"
import type { ReactElement } from "react"
import { closeAdd } from "../add-state.ts"
import { StartButton } from "../documents/start-button.tsx"
import { captionsOf, isUsedUp, linkChoice, noLink } from "./link-choice.ts"

/** What the video will cost, and the button that adds it. */
export const LinkFooter = (): ReactElement => {
  const t = useText("add-dialog/link")
  const choice = useStore(linkChoice)
  const { data: quota } = trpc.link.getLinkQuota.useQuery({})
  const adding = useImportLink()
  const { video } = choice
  const captions = captionsOf(choice)
  const isHeard = video !== null && captions === null
  const estimated = useEstimate({ durations: isHeard ? [video.duration] : [] })
  const isAllowed = video !== null && quota !== undefined && !isUsedUp(quota)
  const start = () => {
    if (video === null) return
    const { folder } = transcriptionOptions.get()
    adding.add({
      url: video.url,
      ...(captions === null ? optionsOfRecording() : { captions, ...(folder !== null && { folder_id: folder }) }),
    })
  }
  return (
    <>
      {adding.error === null
        ? <EstimateText estimate={isHeard ? estimated.estimate : null} />
        : (
          <p role="alert" className="mr-auto flex-1 text-sm text-bad max-sm:basis-full">
            <Said text={errorMessage(adding.error)} />
          </p>
        )}
      <Button onClick={cancel}>{t("act.cancel")}</Button>
      <StartButton
        label={adding.isPending ? t("link.adding") : t("act.start")}
        estimated={isHeard ? estimated : { estimate: null, isPending: false }}
        disabled={!isAllowed || adding.isPending}
        onAct={start}
      />
    </>
  )
}

const cancel = (): void => {
  linkChoice.set(noLink)
  closeAdd()
}

interface ImportLink {
  readonly add: (wanted: RouterInput["link"]["importLink"]) => void
  readonly isPending: boolean
  readonly error: unknown
}

/** Adds the video to the files, and offers to open it. */
const useImportLink = (): ImportLink => {
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
