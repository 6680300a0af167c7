labels = ['C7', 'C12']
for label in labels:
    print(f'Borrow {label} for a week.')
