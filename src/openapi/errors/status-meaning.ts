/** Describe error statuses (RFC 9110, section 15, and its extensions), and advise a caller. Pure. */

export interface StatusMeaning {
  /** A sentence on what the status means. */
  meaning: string;
  /** A sentence on what a caller should do. */
  advice: string;
}

const credentials = 'Send valid credentials. The same call with the same ones gets the same answer.';
const later = 'Try again later, after the time in `Retry-After` where the answer has it.';

const meanings: Record<string, StatusMeaning> = {
  '400': {
    meaning: 'The server cannot read the request, or will not, because something in it is wrong.',
    advice: 'Correct the request before you send it again.',
  },
  '401': {
    meaning: 'Credentials are missing, or the ones that were sent are not valid.',
    advice: credentials,
  },
  '402': {
    meaning: 'Kept for payments: what it means is for the API to say.',
    advice: 'Look up what the API asks for.',
  },
  '403': {
    meaning: 'The server has understood the request and refuses it: who you are, if it knows, may not do this.',
    advice: 'Do not repeat the call. Ask for the right that it needs.',
  },
  '404': {
    meaning: 'There is nothing at this address, or the server does not say that there is.',
    advice: 'Check the path and the ids in it. What was there before may be gone.',
  },
  '405': {
    meaning: 'The address is right, but it does not take this method.',
    advice: 'Use a method that the header `Allow` of the answer names.',
  },
  '406': {
    meaning: 'The server has no form of the answer that the request accepts.',
    advice: 'Ask for another media type in `Accept`.',
  },
  '407': {
    meaning: 'A proxy on the way wants credentials.',
    advice: 'Send credentials to the proxy; the API has not seen the call.',
  },
  '408': {
    meaning: 'The server did not get the whole request in the time that it waits.',
    advice: 'Send the request again, on a new connection.',
  },
  '409': {
    meaning:
      'The request does not go together with the state of what it is about, such as something that is already there.',
    advice: 'Read the current state, settle the difference, and try again.',
  },
  '410': {
    meaning: 'What was at this address is gone, probably for good.',
    advice: 'Stop asking for it, and remove what leads to it.',
  },
  '411': {
    meaning: 'The server takes no request without `Content-Length`.',
    advice: 'Send the length of the body.',
  },
  '412': {
    meaning: 'A condition in the headers of the request does not hold, such as a version that has changed.',
    advice: 'Read the current state, and decide whether the change still makes sense.',
  },
  '413': { meaning: 'The body of the request is too large for the server.', advice: 'Send less, or in parts.' },
  '414': {
    meaning: 'The address of the request is too long for the server.',
    advice: 'Shorten the query, or send it in a body where the API allows that.',
  },
  '415': {
    meaning: 'The body of the request has a media type or an encoding that the server does not take.',
    advice: 'Send the body as the contract says, and name it so in `Content-Type`.',
  },
  '416': {
    meaning: 'The part that the request asks for does not exist.',
    advice: 'Ask for a range within the length that `Content-Range` gives.',
  },
  '417': {
    meaning: 'The server cannot do what the header `Expect` asks for.',
    advice: 'Send the request without that header.',
  },
  '421': {
    meaning: 'The request reached a server that does not answer for this host.',
    advice: 'Send it again on a new connection.',
  },
  '422': {
    meaning: 'The server can read the body, but cannot act on what it says.',
    advice: 'Correct the values that the answer names before you send it again.',
  },
  '423': { meaning: 'What the request is about is locked.', advice: 'Wait until it is free, or ask who holds it.' },
  '424': {
    meaning: 'The call failed because another one that it depends on failed.',
    advice: 'Settle the other one first.',
  },
  '425': {
    meaning: 'The server does not take a request that somebody could have recorded and sent again.',
    advice: 'Send it again once the connection is open.',
  },
  '426': {
    meaning: 'The server wants another protocol.',
    advice: 'Change to the one that the header `Upgrade` names.',
  },
  '428': {
    meaning: 'The server takes this change with a condition only, so that nobody overwrites what another has changed.',
    advice: 'Read the current state, and send its version along, as in `If-Match`.',
  },
  '429': { meaning: 'Too many calls in too short a time.', advice: later },
  '431': {
    meaning: 'The headers of the request are too large.',
    advice: 'Send fewer or shorter ones; look at cookies.',
  },
  '451': { meaning: 'A law or a court keeps the server from answering.', advice: 'Do not repeat the call.' },
  '500': {
    meaning: 'The server met something that it did not expect.',
    advice: 'Try again later. If it stays, report it: the request may be right.',
  },
  '501': { meaning: 'The server does not have what the call asks for.', advice: 'Do not repeat the call.' },
  '502': { meaning: 'A server in between got no proper answer from the one behind it.', advice: later },
  '503': { meaning: 'The server cannot answer now: it has too much to do, or is being maintained.', advice: later },
  '504': {
    meaning: 'A server in between got no answer in time from the one behind it.',
    advice: 'Try again later. What the call should change may have been changed: look before you repeat it.',
  },
  '505': {
    meaning: 'The server does not speak this version of HTTP.',
    advice: 'Use another version of HTTP.',
  },
  '507': {
    meaning: 'The server has no room for what the request would store.',
    advice: 'Remove something, or ask for room.',
  },
  '508': { meaning: 'The server went round in circles and gave up.', advice: 'Report it.' },
  '511': {
    meaning: 'The network wants you to sign in, as in a hotel; the API has not seen the call.',
    advice: 'Sign in to the network, and try again.',
  },
  '4XX': {
    meaning: 'Something in the request is at fault.',
    advice: 'Change the request before you send it again.',
  },
  '5XX': {
    meaning: 'The server is at fault: the request may be right.',
    advice: 'Try again later, with longer and longer pauses.',
  },
  DEFAULT: {
    meaning: 'Any status that an operation does not list has this answer.',
    advice: 'Look at the status itself: its first digit says whether it is an error, and whose.',
  },
};

/** Explain an error status: `404`, `4XX` or `default`. An unregistered one means what its first digit means (RFC 9110, 15). */
export function statusMeaning(status: string): StatusMeaning {
  const key = status.toUpperCase();
  const known = meanings[key] ?? meanings[`${key.charAt(0)}XX`] ?? meanings.DEFAULT;
  if (!known) throw new Error('The table of statuses has no entry for others.');
  return known;
}
