import { useEffect, useState } from "react"
import { client } from "../calls/client.ts"
import { useWho, type Who } from "../calls/guest.ts"

export type LinkQuota = Awaited<ReturnType<typeof client.link.getLinkQuota.query>>

interface Known {
  readonly who: Who
  readonly quota: LinkQuota | null
}

/** The visitor's video links; null until known, and for a visitor who has made nothing yet. */
export const useLinkQuota = (isBusy: boolean): LinkQuota | null => {
  const who = useWho()
  const [known, setKnown] = useState<Known | null>(null)
  useEffect(() => {
    if (who === "nobody" || isBusy) return
    client.link.getLinkQuota.query({}).then(
      (quota) => setKnown({ who, quota }),
      // The counter is only missing then: a refusal is said when a video is asked for.
      () => setKnown({ who, quota: null }),
    )
  }, [who, isBusy])
  return known?.who === who ? known.quota : null
}
