import type { StructureChild, StructureNode } from './page-content.js';

export const MAX_DEPTH = 100;

/** Child nodes. */
export function nodesOf(node: StructureNode): StructureNode[] {
  return node.children.filter((child): child is StructureNode => 'role' in child);
}

/** The ids of all content of a node, in order. */
export function contentOf(node: StructureNode | null, depth = 0): string[] {
  if (!node || depth > MAX_DEPTH) return [];
  return node.children.flatMap((child) => ('role' in child ? contentOf(child, depth + 1) : (child.id ?? [])));
}

/** A node with only the content that is not in child nodes. */
export function ownContent(node: StructureNode): StructureNode {
  return { ...node, children: node.children.filter((child) => !('role' in child)) };
}

export function hasRole(node: StructureNode | null, role: RegExp): boolean {
  return nodesWith(node, role).length > 0;
}

/** The outermost nodes with a role, in order; may be the node itself. */
export function nodesWith(node: StructureNode | null, role: RegExp, depth = 0): StructureNode[] {
  if (!node || depth > MAX_DEPTH) return [];
  if (role.test(node.role)) return [node];
  return nodesOf(node).flatMap((child) => nodesWith(child, role, depth + 1));
}

/** A node without the descendants that have a role. */
export function withoutRole(node: StructureNode, role: RegExp, depth = 0): StructureNode {
  const children = node.children.flatMap((child): StructureChild[] => {
    if (!('role' in child)) return [child];
    return role.test(child.role) || depth > MAX_DEPTH ? [] : [withoutRole(child, role, depth + 1)];
  });
  return { ...node, children };
}
