import { useStore } from "#web/lib/store.ts"
import type { ReactElement } from "react"
import { RecordLive } from "./record-live.tsx"
import { RecordReview } from "./record-review.tsx"
import { RecordSetup } from "./record-setup.tsx"
import { liveRecording, review } from "./recording-state.ts"

/** A recording before it starts, while it runs, and when it is finished. */
export const RecordTab = (): ReactElement => {
  const now = useStore(liveRecording)
  const done = useStore(review)
  if (now !== null) return <RecordLive now={now} />
  if (done === null) return <RecordSetup />
  return <RecordReview key={done.recording.id} recording={done.recording} bytes={done.bytes} />
}
