import { uploads } from "#web/entities/upload/uploads.ts"
import { adding, openAdd } from "#web/features/add-dialog/add-state.ts"
import { RecordBar } from "#web/features/recorder/record-bar.tsx"
import { liveRecording, unfinished } from "#web/features/recorder/recording-state.ts"
import { UnfinishedRecording } from "#web/features/recorder/unfinished-recording.tsx"
import { Tray } from "#web/features/uploads/tray.tsx"
import { useSlice, useStore } from "#web/lib/store.ts"
import type { ReactElement } from "react"

/** Work in the background, at the bottom right; on phones above whatever is docked there. */
export const Corner = (): ReactElement => {
  const hasUploads = useSlice(uploads, ({ length }) => length > 0)
  const recordings = useStore(unfinished)
  const isRecording = useStore(liveRecording) !== null
  const isAdding = useStore(adding) !== null
  return (
    <div className="no-print pointer-events-none fixed right-4 bottom-[calc(16px+env(safe-area-inset-bottom))] z-40 flex w-80 flex-col gap-2 max-sm:inset-x-3 max-sm:w-auto [html:has([data-docked])_&]:bottom-[calc(96px+env(safe-area-inset-bottom))] max-md:[html:has([data-docked])_&]:bottom-[calc(152px+env(safe-area-inset-bottom))] [&>*]:pointer-events-auto">
      {isRecording && !isAdding && <RecordBar onOpen={openRecord} />}
      {recordings.map((one) => <UnfinishedRecording key={one.id} recording={one} onOpen={openRecord} />)}
      {hasUploads && <Tray />}
    </div>
  )
}

const openRecord = (): void => openAdd("record")
