import { patiently } from "#web/lib/patiently.ts"
import { useSlice, useStore } from "#web/lib/store.ts"
import { lazy, type ReactElement, Suspense } from "react"
import { adding } from "./add-state.ts"
import { DropOverlay } from "./drop-overlay.tsx"
import { recording } from "./record/recording.ts"
import { unfinished } from "./record/unfinished.ts"
import { uploads } from "./upload/uploads.ts"
import { useIntake } from "./use-intake.ts"

const AddDialog = lazy(() =>
  patiently(() => import("./dialog/add-dialog.tsx")).then(({ AddDialog: component }) => ({ default: component }))
)
const Corner = lazy(() =>
  patiently(() => import("./tray/corner.tsx")).then(({ Corner: component }) => ({ default: component }))
)

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
