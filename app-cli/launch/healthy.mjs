/** The health check of the image, the same in each role: whether the process says on its internal port that it is ready. */
const { status } = await fetch(`http://127.0.0.1:${process.env.INTERNAL_PORT}/ready`)
process.exit(status === 200 ? 0 : 1)
