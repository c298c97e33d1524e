import { browserOrReason } from "#adapters/meetings/browser/find-browser.ts"
import type { Settings } from "#adapters/system/config/settings.ts"
import { type Finding, missing, off, ok } from "#domain/desk/finding.ts"
import { Effect } from "effect"

const name = "meetings"
const get = "apt-get install chromium, and set MEETING_BROWSER if it is not on the PATH"

/** Who attends meetings, and what is missing for it. */
export const checkMeetings = ({ meetings, meetingBrowser }: Settings): Effect.Effect<ReadonlyArray<Finding>> =>
  Effect.gen(function*() {
    if (meetings === "off") return [off(name, "nobody attends meetings", "MEETINGS=own")]
    if (meetings !== "own") return [ok(name, `attended by ${meetings}`)]
    const found = yield* browserOrReason(meetingBrowser)
    if (found === "browser-missing") return [off(name, "no browser to attend them", get)]
    if (typeof found === "string") {
      const advice = "apt-get install bubblewrap, and permit user namespaces"
      return [missing(name, "not offered: the browser cannot be confined", advice)]
    }
    return [ok(name, `Chromium ${found.version}, no network but the guarded proxy and relay, no files but its own`)]
  })
