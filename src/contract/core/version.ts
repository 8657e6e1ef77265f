// Versions that travel between the app and the server.

/**
 * Version of what a device sends about answers. It rises with a build that sends what the server before it would not
 * take, or would take for something else:
 *
 * 1. starts, answers and submissions;
 * 2. and when limited parts began, with a journal of the time;
 * 3. and recordings, whose id is the answer's value.
 *
 * The server takes this version and the two before it: a device may come back after weeks without network.
 */
export const PAYLOAD_VERSION = 3

/** The oldest payload version that the server still takes. */
export const OLDEST_PAYLOAD_VERSION = Math.max(1, PAYLOAD_VERSION - 2)

/** Version of the API document. */
export const API_VERSION = '0.1.0'
