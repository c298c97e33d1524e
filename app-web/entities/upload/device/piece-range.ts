/** The keys of all pieces of one recording, in their order. */
export const pieceRange = (takeId: string): IDBKeyRange => IDBKeyRange.bound([takeId, 0], [takeId, Infinity])
