import { uploader, uploads } from "#web/entities/upload/uploads.ts"
import { adding } from "#web/features/add-dialog/add-state.ts"
import { DropOverlay } from "#web/features/add-dialog/drop-overlay.tsx"
import { liveRecording, unfinished } from "#web/features/recorder/recording-state.ts"
import { useSlice, useStore } from "#web/lib/store.ts"
import { lazyComponent } from "#web/request/lazy-component.ts"
import { trpc } from "#web/request/trpc.ts"
import { Coming } from "#web/ui/coming.tsx"
import { type ReactElement, Suspense, useEffect } from "react"

const corner = () => import("./corner.tsx")
const Corner = lazyComponent(corner, "Corner")
/** Loaded together with the upload tray: uploads report a lost network just when the tray could no longer be fetched. */
const AddDialog = lazyComponent(
  async () => (await Promise.all([import("./add-dialog-with-recorder.tsx"), corner()]))[0],
  "AddDialogWithRecorder",
)

/** On every page: the Add dialog, the upload tray, the recording bar, and the drop target. */
export const IntakeHost = (): ReactElement => {
  const isAdding = useStore(adding) !== null
  const hasUploads = useSlice(uploads, ({ length }) => length > 0)
  const hasUnfinished = useSlice(unfinished, ({ length }) => length > 0)
  const isRecording = useStore(liveRecording) !== null
  useLocalWork()
  return (
    <>
      <Suspense fallback={<Coming />}>{isAdding && <AddDialog />}</Suspense>
      <Suspense>{(hasUploads || hasUnfinished || (isRecording && !isAdding)) && <Corner />}</Suspense>
      <DropOverlay />
    </>
  )
}

/** While a user is signed in, the work stored on this device continues; otherwise it pauses. */
const useLocalWork = (): void => {
  const { data: user } = trpc.account.getCurrentUser.useQuery({}, { staleTime: 300_000 })
  const id = user?.id
  useEffect(() => {
    if (id === undefined) return
    uploader.set(id)
    void import("./on-signed-in.ts").then(({ onSignedIn }) => onSignedIn(id))
    return () => {
      uploader.set(null)
      if (uploads.get().length > 0) {
        void import("#web/entities/upload/engine.ts").then(({ suspendUploads }) => suspendUploads())
      }
    }
  }, [id])
}
