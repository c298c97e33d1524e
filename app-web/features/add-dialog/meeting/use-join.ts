import { noteRefused, noteTaken } from "#web/entities/task/note-taken.ts"
import { transcriptionOptions } from "#web/entities/transcription-options/transcription-options.ts"
import { storeOf, useStore } from "#web/lib/store.ts"
import { errorCode } from "#web/request/error-message.ts"
import { trpc } from "#web/request/trpc.ts"
import { useNavigate } from "@tanstack/react-router"
import { closeAdd } from "../add-state.ts"
import { meetingChoice, noMeeting } from "./meeting-state.ts"

interface Attempt {
  /** What was in the field. */
  readonly link: string
  readonly isPending: boolean
  /** Why it was refused; null if it was not. */
  readonly error: unknown
}

/** The last attempt: the field begins it as well as the button, and both show how it went. */
const attempt = storeOf<Attempt | null>(null)

interface Join {
  readonly join: () => void
  readonly isPending: boolean
  /** Why the link that is in the field was refused. */
  readonly error: unknown
}

/** Sends a guest into the meeting, and opens the page that shows how it is doing. */
export const useJoin = (): Join => {
  const navigate = useNavigate()
  const tools = trpc.useUtils()
  const { link: typed } = useStore(meetingChoice)
  const last = useStore(attempt)
  const isPending = last?.isPending === true
  const { mutate } = trpc.meeting.joinMeeting.useMutation({
    onError: (error) => {
      noteRefused("meeting", errorCode(error))
      attempt.set((before) => before && { ...before, isPending: false, error })
    },
    onSuccess: ({ id }) => {
      noteTaken(id, { source: "meeting", size: null, style: transcriptionOptions.get().scenario })
      attempt.set(null)
      meetingChoice.set(noMeeting)
      closeAdd()
      void tools.library.invalidate()
      void tools.folder.invalidate()
      void navigate({ to: "/task/$taskId", params: { taskId: id } })
    },
  })
  const join = () => {
    const { link, title } = meetingChoice.get()
    if (link.trim() === "" || isPending) return
    const { language, scenario, folder } = transcriptionOptions.get()
    attempt.set({ link, isPending: true, error: null })
    mutate({
      link: link.trim(),
      ...(title.trim() !== "" && { title: title.trim() }),
      ...(language !== "auto" && { language }),
      ...(scenario !== null && { scenario }),
      ...(folder !== null && { folder_id: folder }),
    })
  }
  return { join, isPending, error: last?.link === typed ? last.error : null }
}
