import { ofPaidPerson, ofPerson, type Row } from "./role-rows.ts"

/** Who may let assistants in, and end what they were given. */
export const assistantRoles = {
  "connectedApp.connectApp": ofPaidPerson,
  "connectedApp.disconnectApp": ofPerson,
  "connectedApp.listConnectedApps": ofPerson,
  "mcpKey.countMcpKeys": ofPerson,
  "mcpKey.createMcpKey": ofPaidPerson,
  "mcpKey.deleteMcpKey": ofPerson,
  "mcpKey.listMcpKeys": ofPerson,
} as const satisfies Readonly<Record<string, Row>>
