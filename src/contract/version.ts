// Versions that travel between the app and the server.

/** Version of what a device sends about answers; the server takes this one and the two before it. */
export const PAYLOAD_VERSION = 1

/** The oldest payload version that the server still takes. */
export const OLDEST_PAYLOAD_VERSION = Math.max(1, PAYLOAD_VERSION - 2)

/** Version of the API document. */
export const API_VERSION = '0.1.0'
