// Whether an IP address is public, to protect internal networks from configured or user-supplied addresses (SSRF).
import { BlockList, isIP } from 'node:net';

/** IANA special-purpose addresses: private, local, reserved and documentation networks. */
const specialPurpose = new BlockList();
for (const [network, prefix] of [
  ['0.0.0.0', 8],
  ['10.0.0.0', 8],
  ['100.64.0.0', 10],
  ['127.0.0.0', 8],
  ['169.254.0.0', 16],
  ['172.16.0.0', 12],
  ['192.0.0.0', 24],
  ['192.0.2.0', 24],
  ['192.88.99.0', 24],
  ['192.168.0.0', 16],
  ['198.18.0.0', 15],
  ['198.51.100.0', 24],
  ['203.0.113.0', 24],
  ['224.0.0.0', 3],
] as const)
  specialPurpose.addSubnet(network, prefix, 'ipv4');

/**
 * 2000::/3 is the only allocated part of IPv6. The networks below are special within it: tunnels to
 * other addresses, and documentation.
 */
const allocatedIpv6 = new BlockList();
allocatedIpv6.addSubnet('2000::', 3, 'ipv6');
for (const [network, prefix] of [
  ['2001::', 23],
  ['2001:db8::', 32],
  ['2002::', 16],
  ['3fff::', 20],
] as const)
  specialPurpose.addSubnet(network, prefix, 'ipv6');

/** False for anything that is not an IP address. */
export function isPublicAddress(address: string): boolean {
  if (isIP(address) === 4) return !specialPurpose.check(address, 'ipv4');
  return (
    isIP(address) === 6 &&
    allocatedIpv6.check(address, 'ipv6') &&
    !specialPurpose.check(address, 'ipv6')
  );
}
