import { useStore } from "#web/lib/store.ts"
import type { ReactElement } from "react"
import { RecordLive } from "./record-live.tsx"
import { RecordReview } from "./record-review.tsx"
import { RecordSetup } from "./record-setup.tsx"
import { recording } from "./recording.ts"
import { review } from "./review.ts"

/** A recording before, while and after it is made. */
export const RecordTab = (): ReactElement => {
  const now = useStore(recording)
  const done = useStore(review)
  if (now !== null) return <RecordLive now={now} />
  return done === null ? <RecordSetup /> : <RecordReview key={done.take.id} take={done.take} bytes={done.bytes} />
}
