import { useEffect, useState } from "react"
import { client } from "../calls/client.ts"

type Services = Awaited<ReturnType<typeof client.meeting.getMeetingOffer.query>>["services"]

/** The services whose meetings this server attends for the person who is signed in; none until it has answered. */
export const useMeetings = (token: string | null): Services => {
  const [services, setServices] = useState<Services>([])
  useEffect(() => {
    if (token === null) return
    // Without an answer, they are not offered.
    client.meeting.getMeetingOffer.query({}).then((offer) => setServices(offer.services), () => setServices([]))
  }, [token])
  return services
}
