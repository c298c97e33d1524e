/** Names of rooms are often written with escapes. */
export const decodedRoom = (room: string): string => {
  try {
    return decodeURIComponent(room)
  } catch {
    return room
  }
}
