import type { Calendar, FoundMeeting } from "#domain/calendar/calendar.ts"
import type { Mark } from "#domain/calendar/mark.ts"
import { CalendarId } from "#domain/kernel/ids.ts"
import { ada, at } from "../a-task.ts"

export const calendarId = (nth: number) =>
  CalendarId.make(`0190a5f2-7c1e-7000-8000-00000000c${nth.toString().padStart(3, "0")}`)

export const aMeeting = (parts: Partial<FoundMeeting> = {}): FoundMeeting => ({
  id: "an-event",
  title: "Stand-up",
  startsAt: at("2026-11-20T13:00:00.000Z"),
  endsAt: at("2026-11-20T13:30:00.000Z"),
  link: { service: "jitsi", url: "https://meet.jit.si/StandUp", host: "meet.jit.si", room: "StandUp", passcode: null },
  isSure: true,
  ...parts,
})

export const aCalendar = (parts: Partial<Calendar> = {}): Calendar => ({
  id: calendarId(1),
  ownerId: ada,
  source: { _tag: "Address", sealed: "sealed", host: "calendar.example" },
  isJoining: true,
  meetings: [aMeeting()],
  unreadable: 0,
  readAt: at("2026-11-20T12:00:00.000Z"),
  fault: null,
  ...parts,
})

export const aMark = (parts: Partial<Mark> = {}): Mark => ({
  key: "event 1",
  state: "joined",
  taskId: null,
  refusal: null,
  until: at("2027-01-20T12:00:00.000Z"),
  ...parts,
})
