/** The server refuses batches of more than twenty. No screen asks more than seven at once today. */
export const callsPerRequest = 10
