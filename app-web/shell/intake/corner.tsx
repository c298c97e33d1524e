import { uploads } from "#web/entities/upload/uploads.ts"
import { adding, openAdd } from "#web/features/add-dialog/add-state.ts"
import { RecordBar } from "#web/features/recorder/record-bar.tsx"
import { liveRecording, unfinished } from "#web/features/recorder/recording-state.ts"
import { UnfinishedRecording } from "#web/features/recorder/unfinished-recording.tsx"
import { Tray } from "#web/features/uploads/tray.tsx"
import { useSlice, useStore } from "#web/lib/store.ts"
import type { ReactElement } from "react"

/** Work in the background: at the bottom right, above bars and tool bars; on phones below the page, so that it covers nothing. */
export const Corner = (): ReactElement => {
  const hasUploads = useSlice(uploads, ({ length }) => length > 0)
  const recordings = useStore(unfinished)
  const isRecording = useStore(liveRecording) !== null
  const isAdding = useStore(adding) !== null
  return (
    <div className="no-print pointer-events-none z-40 flex flex-col gap-2 max-md:shrink-0 max-md:px-3 max-md:pt-2 max-md:pb-[max(8px,env(safe-area-inset-bottom))] md:fixed md:right-4 md:bottom-[calc(16px+var(--docked)+env(safe-area-inset-bottom))] md:w-80 [&>*]:pointer-events-auto">
      {isRecording && !isAdding && <RecordBar onOpen={openRecord} />}
      {recordings.map((one) => <UnfinishedRecording key={one.id} recording={one} onOpen={openRecord} />)}
      {hasUploads && <Tray />}
    </div>
  )
}

const openRecord = (): void => openAdd("record")
