import { uploads } from "#web/entities/upload/uploads.ts"
import { adding } from "#web/features/add-dialog/add-state.ts"
import { DropOverlay } from "#web/features/add-dialog/drop-overlay.tsx"
import { recording } from "#web/features/recorder/recording.ts"
import { unfinished } from "#web/features/recorder/unfinished.ts"
import { useSlice, useStore } from "#web/lib/store.ts"
import { lazyComponent } from "#web/request/lazy-component.ts"
import { type ReactElement, Suspense } from "react"
import { useIntake } from "./use-local-work.ts"

const AddDialog = lazyComponent(() => import("./add-dialog-with-recorder.tsx"), "AddDialogWithRecorder")
const Corner = lazyComponent(() => import("./corner.tsx"), "Corner")

/** Stays on every page: the Add dialog, the tray of uploads, the bar of a recording, and the place to drop files. */
export const IntakeHost = (): ReactElement => {
  const isAdding = useStore(adding) !== null
  const hasUploads = useSlice(uploads, ({ length }) => length > 0)
  const hasTakes = useSlice(unfinished, ({ length }) => length > 0)
  const isRecording = useStore(recording) !== null
  useIntake()
  return (
    <>
      <Suspense>{isAdding && <AddDialog />}</Suspense>
      <Suspense>{(hasUploads || hasTakes || (isRecording && !isAdding)) && <Corner />}</Suspense>
      <DropOverlay />
    </>
  )
}
