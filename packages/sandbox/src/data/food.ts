/** A word of the hospitality domain. Two of them have IDs in Geneea's public samples. */
export interface Food {
  name: string;
  id?: string;
  /** The wider word: who mentions salmon mentions fish. */
  broader?: string;
}

export const foods: Food[] = [
  { name: 'food', id: 'HSP-10210' },
  { name: 'pizza', id: 'HSP-1091' },
  { name: 'salmon', broader: 'fish' },
  { name: 'fish' },
  { name: 'beer', broader: 'drink' },
  { name: 'wine', broader: 'drink' },
  { name: 'coffee', broader: 'drink' },
  { name: 'drink' },
  { name: 'soup' },
  { name: 'breakfast' },
  { name: 'dessert' },
];
