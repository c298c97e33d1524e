import type { RouterOutput } from "#web/request/trpc.ts"

type Service = RouterOutput["meeting"]["getMeetingOffer"]["services"][number]

const names: Readonly<Record<Service, string>> = {
  jitsi: "Jitsi",
  "google-meet": "Google Meet",
  zoom: "Zoom",
  teams: "Microsoft Teams",
}

/** Services as a reader lists them. */
export const servicesIn = (
  services: ReadonlyArray<Service>,
  reader: string,
  type: "conjunction" | "disjunction",
): string => new Intl.ListFormat(reader, { type }).format(services.map((service) => names[service]))
