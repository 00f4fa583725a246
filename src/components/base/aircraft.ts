/** Path data of an airliner from above, its nose up, about 68 by 65 around the origin. */
export const aircraft =
  'M0-31c3.9 0 6 5.1 6 11v11.6L31.8 8.5c1.1.7 1.8 2 1.8 3.4v4.8L6 8.3v14.3l8.8 6.6v5L0 30.1l-14.8 4.1v-5L-6 22.6V8.3l-27.6 8.4v-4.8c0-1.4.7-2.7 1.8-3.4L-6-8.4V-20c0-5.9 2.1-11 6-11z';
