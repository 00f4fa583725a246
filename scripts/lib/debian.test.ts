import { expect, test } from 'vitest';
import { holdPreferences, readPlan } from './debian';

const simulation = `Reading package lists...
The following additional packages will be installed:
  libnss3 libnss3-dev libnss3-tools
Inst libnss3-dev [2:3.87.1-1+deb12u2] (2:3.87.1-1+deb12u4 Debian-Security:12/oldstable-security [amd64]) []
Inst libnss3 [2:3.87.1-1+deb12u2] (2:3.87.1-1+deb12u4 Debian-Security:12/oldstable-security [amd64])
Inst libnss3-tools (2:3.87.1-1+deb12u4 Debian-Security:12/oldstable-security [amd64])
Inst caddy (2.6.2-5 Debian:12.15/oldstable [amd64])
Conf libnss3 (2:3.87.1-1+deb12u4 Debian-Security:12/oldstable-security [amd64])
`;

test('a simulation of apt-get says what is new and what gets another version', () => {
  expect(readPlan(simulation)).toStrictEqual({
    installed: ['libnss3-tools', 'caddy'],
    upgraded: [
      { name: 'libnss3-dev', version: '2:3.87.1-1+deb12u2' },
      { name: 'libnss3', version: '2:3.87.1-1+deb12u2' },
    ],
  });
});

test('what is there already takes nothing', () => {
  const output = 'caddy is already the newest version (2.6.2-5).\n0 upgraded, 0 newly installed, 0 to remove.\n';
  expect(readPlan(output)).toStrictEqual({ installed: [], upgraded: [] });
});

test('a held package keeps all that is built from its source at its version', () => {
  expect(holdPreferences([{ name: 'libnss3', source: 'nss', version: '2:3.87.1-1+deb12u2' }])).toBe(
    'Package: libnss3 src:nss\nPin: version 2:3.87.1-1+deb12u2\nPin-Priority: 1001\n',
  );
});
