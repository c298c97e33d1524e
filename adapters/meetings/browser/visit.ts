import type { MeetingReason } from "#domain/meeting/meeting.ts"
import { setInterval } from "node:timers/promises"
import type { Page } from "playwright-core"
import { beginCourse, type Course, proceed } from "./course.ts"
import type { MeetingSite } from "./meeting-site.ts"
import type { Seen } from "./page-script.ts"
import { takeStep, tryWays, writeInChat } from "./press.ts"
import { type Report, type Request, short } from "./reports.ts"
import { isSameSentence } from "./same-sentence.ts"

interface Given {
  readonly page: Page
  readonly site: MeetingSite
  readonly request: Request
  readonly report: (said: Report) => void
  /** Whether the owner has called it back. */
  readonly isCalledBack: () => boolean
}

const pause = 250
/** Milliseconds between two tries of the same step. */
const again = 2000
/** What the chat shows by then was written before the guest came. */
const chatSettles = 2000
const mostTries = 5

/** Goes in, stays, and says why it is over. */
export const visit = async ({ page, site, request, report, isCalledBack }: Given): Promise<MeetingReason> => {
  const refused = await open(page, request)
  if (refused !== null) return refused
  const steps = stepper(page, site, request)
  const announce = announcer(page, site, request, report)
  const chat = chatReader(request.dismissals)
  let course = beginCourse(Date.now())
  let people = ""
  for await (
    const rules of setInterval(pause, { patience: request.patience, hasPasscode: request.passcode !== null })
  ) {
    if (isCalledBack()) {
      await tryWays(page, site.leave)
      return "left"
    }
    const seen = await look(page, course)
    const now = Date.now()
    const means = seen.signs.map((place) => site.signs[place]?.means)[0] ?? null
    const isDismissed = chat(seen.messages, course.letIn, now)
    const next = proceed(course, { means, people: seen.people.length, isDismissed }, now, rules)
    if (next.end !== null) {
      await tryWays(page, site.leave)
      return next.end
    }
    tell(course, next.course, report)
    course = next.course
    if (course.letIn === null) await steps(seen.steps, now)
    else {
      if (seen.people.join("\n") !== people) report({ _tag: "People", names: seen.people.map(short) })
      people = seen.people.join("\n")
      await announce(now)
    }
  }
  return "service-failed"
}

/** Loads the page; or why there is none. */
const open = async (page: Page, { url, patience }: Request): Promise<MeetingReason | null> => {
  const answer = await page.goto(url, { waitUntil: "domcontentloaded", timeout: patience.page }).catch(() => null)
  if (answer === null) return "service-failed"
  if (answer.status() === 404 || answer.status() === 410) return "link-expired"
  return answer.status() >= 400 ? "service-failed" : null
}

const nothing: Seen = { signs: [], steps: [], people: [], messages: [] }

/** What the page shows; nothing while it changes to another. */
const look = (page: Page, { letIn }: Course): Promise<Seen> =>
  page.evaluate<Seen>(`window.__parley.look(${letIn})`).catch((error: unknown) => {
    if (page.isClosed()) throw error
    return nothing
  })

const tell = (before: Course, now: Course, report: (said: Report) => void): void => {
  if (before.letIn === null && now.letIn !== null) report({ _tag: "LetIn" })
  else if (before.waitingSince === null && now.waitingSince !== null) report({ _tag: "Waiting" })
}

const stepper = (page: Page, { steps }: MeetingSite, { name, passcode }: Request) => {
  const done = new Map<number, number>()
  const isDue = (place: number, now: number): boolean =>
    now - (done.get(place) ?? 0) >= again && !(steps[place]?.act === "passcode" && passcode === null)
  return (possible: ReadonlyArray<number>, now: number): Promise<void> =>
    possible.filter((place) => isDue(place, now)).reduce(async (before, place) => {
      await before
      const step = steps[place]
      if (step === undefined) return
      done.set(place, now)
      // The page may have changed in between; the next look tells.
      await takeStep(page, step, { name, passcode: passcode ?? "" }).catch(() => undefined)
    }, Promise.resolve())
}

/** Says once in the chat who it is. */
const announcer = (page: Page, site: MeetingSite, { announcement }: Request, report: (said: Report) => void) => {
  let tries = 0
  let last = 0
  return async (now: number): Promise<void> => {
    if (tries >= mostTries || now - last < again) return
    last = now
    tries++
    if (await writeInChat(page, site, announcement)) tries = mostTries
    else if (tries === mostTries) report({ _tag: "Unheard" })
  }
}

/** Whether someone has asked the guest to leave since it came. */
const chatReader = (dismissals: ReadonlyArray<string>) => {
  let read = 0
  return (messages: ReadonlyArray<string>, letIn: number | null, now: number): boolean => {
    const fresh = messages.slice(Math.min(read, messages.length))
    read = messages.length
    if (letIn === null || now - letIn < chatSettles) return false
    return fresh.some((one) => dismissals.some((dismissal) => isSameSentence(one, dismissal)))
  }
}
