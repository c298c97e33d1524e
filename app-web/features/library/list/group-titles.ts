import type { TextKey } from "../texts.ts"
import type { GroupName } from "./groups.ts"

export const groupTitles: Record<GroupName, TextKey> = {
  inProgress: "list.inProgress",
  today: "list.today",
  yesterday: "list.yesterday",
  earlier: "list.earlier",
  all: "list.all",
}
