import type { Client } from "../server/client.ts"
import { until } from "../until.ts"
import { key, type Provider } from "./a-provider.ts"

/** Settings of a server whose meetings are attended by Attendee, at this address. */
export const attendedBy = ({ url }: Pick<Provider, "url">) => ({
  MEETINGS: "attendee",
  ATTENDEE_URL: url,
  ATTENDEE_API_KEY: key,
})

/** What these tests check in a meeting, as REST returns it. */
export interface MeetingSeen {
  readonly id: string
  readonly state: string
  readonly reason: string | null
  readonly elapsed: number
  readonly people: ReadonlyArray<string>
}

const invitation = "https://meet.google.com/abc-defg-hij"

export const meetingOf = (client: Client, id: string) => client.call<MeetingSeen>("GET", `/api/meeting/${id}`)

/** A new bot, on its way to the meeting; the id of its task. */
export const sendBot = async (client: Client, { world }: Provider): Promise<string> => {
  Object.assign(world, { stage: "joining", why: "host", wasIn: false, recording: "later", sent: 0, dismissed: 0 })
  const { id } = await client.call<MeetingSeen>("POST", "/api/meeting/join", { link: invitation })
  await until(() => world.sent === 1)
  return id
}

/** The bot is let in, and the server knows. */
export const letIn = async (client: Client, { world }: Provider, id: string): Promise<void> => {
  Object.assign(world, { stage: "in", wasIn: true })
  await until(async () => (await meetingOf(client, id)).state === "inMeeting")
}

/** The host ends the meeting, and the recording is there. */
export const endMeeting = ({ world }: Provider): void =>
  void Object.assign(world, { stage: "out", outAt: new Date().toISOString(), recording: "ready" })
