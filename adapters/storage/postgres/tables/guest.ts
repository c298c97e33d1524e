import type { Time } from "./columns.ts"

export interface GuestTables {
  readonly guest: GuestTable
  readonly guest_device: GuestDeviceTable
}

interface GuestTable {
  user_id: string
  device: string
  created_at: Time
}

interface GuestDeviceTable {
  device: string
  uses: number
}
